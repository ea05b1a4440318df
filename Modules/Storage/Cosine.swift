#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The cosine of an angle in degrees; nought or less from 90 on.
func cosine(degrees: Double) -> Double { degrees < 90 ? cos(degrees * .pi / 180) : 0 }
