import { createTransport, type Transporter } from "nodemailer";
import { env } from "@/lib/platform/env/env";
import { isLoopback } from "@/lib/platform/network/is-loopback";

let transport: Transporter | undefined;

/** The mail server of SMTP_URL, if one is set. */
export function mailTransport(): Transporter | null {
  const { SMTP_URL } = env();
  if (!SMTP_URL) return null;
  transport ??= createTransport(buildOptions(new URL(SMTP_URL)));
  return transport;
}

/** TLS is required except to this machine; parameters of SMTP_URL (`?requireTLS=false`) take precedence. */
const buildOptions = ({ href, hostname }: URL) => ({
  url: href,
  requireTLS: !isLoopback(hostname),
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  disableFileAccess: true,
  disableUrlAccess: true,
});
