import { createTransport, type Transporter } from "nodemailer";
import { env } from "@/lib/platform/env/env";
import { once } from "@/lib/platform/memory/once";
import { isLoopback } from "@/lib/platform/network/is-loopback";

/** The mail server of SMTP_URL, if one is set. */
export const mailTransport = once((): Transporter | null => {
  const { SMTP_URL } = env();
  return SMTP_URL ? createTransport(buildOptions(new URL(SMTP_URL))) : null;
});

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
