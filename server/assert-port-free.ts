import { OperatorError } from "@/lib/platform/env/operator-error";
import { tryPort } from "@/lib/platform/process/free-port";

const REFUSAL_REASONS: Record<string, string> = {
  EADDRINUSE: "is in use by another program",
  EACCES: "is not allowed for this user",
  EADDRNOTAVAIL: "cannot be opened, because HOST is not an address of this machine",
  ENOTFOUND: "cannot be opened, because HOST is an unknown name",
};

export async function assertPortFree(port: number, host: string) {
  const tried = await tryPort(port, host);
  if ("port" in tried) return;
  const reason = REFUSAL_REASONS[tried.code] ?? `cannot be opened (${tried.code})`;
  throw new OperatorError(`Port ${port} on ${host} ${reason}: set PORT or HOST to another one.`);
}
