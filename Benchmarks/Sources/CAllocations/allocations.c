// Stands before glibc's allocator and counts. An executable's own symbols come before those of shared libraries, so the
// Swift runtime and libstdc++ are counted too.
#include "CAllocations.h"
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#ifdef __GLIBC__

static int64_t count;

static inline void counted(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
    counted();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    counted();
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    counted();
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    counted();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    counted();
    void *block = __libc_memalign(alignment, size);
    if (!block) return ENOMEM;
    *result = block;
    return 0;
}

int64_t tur_allocations(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

#else

int64_t tur_allocations(void) { return -1; }

#endif
