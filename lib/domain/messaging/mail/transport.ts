import { createTransport, type Transporter } from "nodemailer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { env } from "@/lib/platform/env/env";
import { isLoopback } from "@/lib/platform/network/is-loopback";

/** Transport for SMTP_URL, if set, with one connection per mail. */
export const getMailTransport = createLazySingleton((): Transporter | null => {
  const { SMTP_URL } = env();
  return SMTP_URL ? createTransport(buildTransportOptions(new URL(SMTP_URL))) : null;
});

/** TLS is required except for localhost; parameters of SMTP_URL (`?requireTLS=false`) take precedence. */
export const buildTransportOptions = ({ href, hostname }: URL) => ({
  requireTLS: !isLoopback(hostname),
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  disableFileAccess: true,
  disableUrlAccess: true,
  ...parseConnectionUrl(href), // nodemailer ignores all other options beside `url`
});
