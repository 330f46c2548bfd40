import type { Socket } from "node:net";
import { deserialize, serialize } from "node:v8";
import type { Channel } from "../remote/channel.ts";

/** One message has at most so many bytes: a text is far smaller, and a broken peer must not make us wait for a terabyte. */
const MAX_BYTES = 512 * 2 ** 20;
const HEAD_BYTES = 4;

/** Values over a socket, each as its length and its bytes; `first` is what has arrived already. */
export function socketChannel<Heard, Said>(socket: Socket, first: Buffer = Buffer.alloc(0)): Channel<Heard, Said> {
  socket.on("error", () => socket.destroy());
  return {
    send(value) {
      const body = serialize(value);
      const head = Buffer.alloc(HEAD_BYTES);
      head.writeUInt32BE(body.length);
      if (!socket.destroyed) socket.write(Buffer.concat([head, body]));
    },
    onMessage: (hear) => onFrames(socket, hear, first),
    onClose: (closed) => void socket.once("close", () => closed()),
    // What has been said is still sent; the other side is not waited for, it may have stopped.
    close: () => socket.destroySoon(),
  };
}

function onFrames<Value>(socket: Socket, heard: (value: Value) => void, first: Buffer): void {
  let waiting: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer) => {
    waiting.push(chunk);
    size += chunk.length;
    while (size >= HEAD_BYTES) {
      const whole = waiting.length === 1 ? waiting[0]! : Buffer.concat(waiting);
      const length = whole.readUInt32BE(0);
      waiting = [whole];
      if (length > MAX_BYTES) {
        socket.destroy();
        return;
      }
      if (size < HEAD_BYTES + length) return;
      heard(deserialize(whole.subarray(HEAD_BYTES, HEAD_BYTES + length)) as Value);
      waiting = [whole.subarray(HEAD_BYTES + length)];
      size -= HEAD_BYTES + length;
    }
  };
  socket.on("data", take);
  if (first.length > 0) take(first);
}
