// This module is loaded before a program: these signals cause unhandled rejections.
import { EventEmitter } from "node:events";

const lost = () => Object.assign(new Error("write EPIPE"), { code: "EPIPE" });

process.on("SIGUSR2", () => {
  Promise.reject(lost());
  setTimeout(() => new EventEmitter().emit("error", lost()));
});
process.on("SIGWINCH", () => Promise.reject(new Error("a fault of ours")));
