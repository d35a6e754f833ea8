#include "vitrine_system.h"

// The constants of FIPS 180-4, 4.2.2.
static const uint32_t constants[64] __attribute__((aligned(16))) = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotate(uint32_t value, int by) { return value >> by | value << (32 - by); }

static void work_block(uint32_t *state, const uint8_t *bytes) {
    uint32_t words[64];
    for (int at = 0; at < 16; at++)
        words[at] = (uint32_t)bytes[4 * at] << 24 | (uint32_t)bytes[4 * at + 1] << 16
            | (uint32_t)bytes[4 * at + 2] << 8 | bytes[4 * at + 3];
    for (int at = 16; at < 64; at++) {
        uint32_t a = words[at - 15], b = words[at - 2];
        words[at] = words[at - 16] + words[at - 7] + (rotate(a, 7) ^ rotate(a, 18) ^ a >> 3)
            + (rotate(b, 17) ^ rotate(b, 19) ^ b >> 10);
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int at = 0; at < 64; at++) {
        uint32_t first = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + (g ^ (e & (f ^ g))) + constants[at] + words[at];
        uint32_t second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) | (c & (a | b)));
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
}

void vitrine_sha256_blocks(uint32_t *state, const uint8_t *bytes, size_t blocks) {
    for (; blocks; blocks--, bytes += 64) work_block(state, bytes);
}

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

// The processor reports its features in CPUID: leaf 7, EBX bit 29 (SHA), and leaf 1, ECX bits 9 (SSSE3) and 19
// (SSE4.1).
int vitrine_has_sha256(void) {
    unsigned int a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & (1u << 9)) || !(c & (1u << 19))) return 0;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & (1u << 29));
}

__attribute__((target("sha,ssse3,sse4.1")))
void vitrine_sha256_blocks_by_instruction(uint32_t *state, const uint8_t *bytes, size_t blocks) {
    const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
    // The instructions hold the state as the words a, b, e, f and c, d, g, h.
    __m128i dcba = _mm_loadu_si128((const __m128i *)state);
    __m128i hgfe = _mm_loadu_si128((const __m128i *)(state + 4));
    __m128i cdab = _mm_shuffle_epi32(dcba, 0xB1);
    __m128i efgh = _mm_shuffle_epi32(hgfe, 0x1B);
    __m128i abef = _mm_alignr_epi8(cdab, efgh, 8);
    __m128i cdgh = _mm_blend_epi16(efgh, cdab, 0xF0);

    for (; blocks; blocks--, bytes += 64) {
        const __m128i former_abef = abef, former_cdgh = cdgh;
        __m128i words[4];
        for (int part = 0; part < 4; part++)
            words[part] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * part)), swap);
#pragma clang loop unroll(full)
        for (int part = 0; part < 16; part++) {
            __m128i now = words[part & 3];
            if (part >= 4) {
                const __m128i last = words[(part + 3) & 3];
                now = _mm_sha256msg1_epu32(now, words[(part + 1) & 3]);
                now = _mm_add_epi32(now, _mm_alignr_epi8(last, words[(part + 2) & 3], 4));
                now = _mm_sha256msg2_epu32(now, last);
                words[part & 3] = now;
            }
            __m128i sum = _mm_add_epi32(now, _mm_load_si128((const __m128i *)(constants + 4 * part)));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
        }
        abef = _mm_add_epi32(abef, former_abef);
        cdgh = _mm_add_epi32(cdgh, former_cdgh);
    }

    const __m128i feba = _mm_shuffle_epi32(abef, 0x1B);
    const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xB1);
    _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xF0));
    _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#else
int vitrine_has_sha256(void) { return 0; }

void vitrine_sha256_blocks_by_instruction(uint32_t *state, const uint8_t *bytes, size_t blocks) {
    vitrine_sha256_blocks(state, bytes, blocks);
}
#endif
