public import TurOutings

/// All that a store is: what an archive is opened with.
public typealias Store = FixLog & OutingStore & LibraryStore & AuditStore & SettingStore & StoreChecking
