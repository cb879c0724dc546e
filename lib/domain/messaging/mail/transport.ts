import { createTransport, type Transporter } from "nodemailer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { env } from "@/lib/platform/env/env";
import { isLoopback } from "@/lib/platform/network/is-loopback";

/** The mail server of SMTP_URL, if one is set: a connection for each mail. */
export const getMailTransport = createLazySingleton((): Transporter | null => {
  const { SMTP_URL } = env();
  return SMTP_URL ? createTransport(buildTransportOptions(new URL(SMTP_URL))) : null;
});

/** TLS is required except to this machine; parameters of SMTP_URL (`?requireTLS=false`) take precedence. */
export const buildTransportOptions = ({ href, hostname }: URL) => ({
  requireTLS: !isLoopback(hostname),
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  disableFileAccess: true,
  disableUrlAccess: true,
  ...parseConnectionUrl(href), // in place of `url`, beside which all other options are ignored
});
