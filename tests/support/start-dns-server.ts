import { createSocket } from "node:dgram";
import { once } from "node:events";

/** A name server for TXT records only (RFC 1035); several records of a name are on separate lines. */
export async function startDnsServer() {
  const records = new Map<string, string>();
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) => {
    const { name, end } = parseName(question);
    const text = records.get(name.toLowerCase());
    socket.send(buildResponse(question, end, text), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  socket.unref();
  return { address: `127.0.0.1:${socket.address().port}`, records };
}

const HEAD_BYTES = 12;

function parseName(message: Buffer) {
  const labels = [];
  let at = HEAD_BYTES;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.subarray(at + 1, at + 1 + length).toString());
    at += 1 + length;
  }
  return { name: labels.join("."), end: at + 5 }; // Type and class follow.
}

function buildResponse(question: Buffer, end: number, text: string | undefined): Buffer {
  const texts = text?.split("\n") ?? [];
  const head = Buffer.from(question.subarray(0, HEAD_BYTES));
  head.writeUInt16BE(text ? 0x8180 : 0x8183, 2); // A response, or no such name.
  head.writeUInt16BE(texts.length, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  return Buffer.concat([head, question.subarray(HEAD_BYTES, end), ...texts.map(encodeRecord)]);
}

function encodeRecord(text: string): Buffer {
  // A string has at most 255 bytes; longer records have several.
  const strings = text.match(/.{1,255}/gs) ?? [""];
  const data = Buffer.concat(strings.flatMap((part) => [Buffer.from([part.length]), Buffer.from(part)]));
  const record = Buffer.alloc(HEAD_BYTES);
  record.writeUInt16BE(0xc00c, 0); // A pointer to the question's name.
  record.writeUInt16BE(16, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([record, data]);
}
