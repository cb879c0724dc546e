/** The digest of RFC 1320: NTLM keeps passwords by it, and node's own crypto has given it up. */
export function md4(message: Uint8Array): Buffer {
  const padded = pad(message);
  let state: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let at = 0; at < padded.length; at += BLOCK_BYTES)
    state = digestBlock(state, padded.subarray(at, at + BLOCK_BYTES));
  const digest = Buffer.alloc(16);
  for (const [index, word] of state.entries()) digest.writeUInt32LE(word, index * 4);
  return digest;
}

type State = [number, number, number, number];

const BLOCK_BYTES = 64;

/** A one, zeroes, and the length in bits, up to whole blocks. */
function pad(message: Uint8Array): Buffer {
  const padded = Buffer.alloc(Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  padded.writeBigUInt64LE(BigInt(message.length) * 8n, padded.length - 8);
  return padded;
}

/** Of each round: its function, its constant, the order of the words, and by how much each step rotates. */
const ROUNDS = [
  {
    mix: (b: number, c: number, d: number) => (b & c) | (~b & d),
    constant: 0,
    order: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    turns: [3, 7, 11, 19],
  },
  {
    mix: (b: number, c: number, d: number) => (b & c) | (b & d) | (c & d),
    constant: 0x5a827999,
    order: [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15],
    turns: [3, 5, 9, 13],
  },
  {
    mix: (b: number, c: number, d: number) => b ^ c ^ d,
    constant: 0x6ed9eba1,
    order: [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15],
    turns: [3, 9, 11, 15],
  },
];

function digestBlock(state: State, block: Buffer): State {
  let [a, b, c, d] = state;
  for (const { mix, constant, order, turns } of ROUNDS) {
    for (const [step, word] of order.entries()) {
      const sum = (a + mix(b, c, d) + block.readUInt32LE(word * 4) + constant) | 0;
      [a, b, c, d] = [d, rotate(sum, turns[step % 4] ?? 0), b, c];
    }
  }
  const added = [a, b, c, d].map((word, index) => ((state[index] ?? 0) + word) >>> 0);
  return added as State;
}

const rotate = (word: number, turns: number) => (word << turns) | (word >>> (32 - turns));
