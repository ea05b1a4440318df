#pragma once
#include <stdint.h>

/// Number of allocations and re-allocations of this process until now; -1 where they can't be counted.
int64_t tur_allocations(void);
