import { createTransport, type Transporter } from "nodemailer";
import { env } from "@/lib/env";

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

let transport: Transporter | undefined;

/**
 * The mail server of SMTP_URL. Without TLS nothing is sent, but to this very machine; `?requireTLS=false` in the
 * address says otherwise.
 */
export function mailTransport(): Transporter | null {
  const { SMTP_URL } = env();
  if (!SMTP_URL) return null;
  const url = new URL(SMTP_URL);
  const asked = url.searchParams.get("requireTLS");
  url.searchParams.delete("requireTLS"); // what stands in the address would be overruled by what is set here
  transport ??= createTransport({
    url: url.href,
    requireTLS: asked === null ? !LOCAL.test(url.hostname) : asked !== "false",
    dnsTimeout: 5000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return transport;
}
