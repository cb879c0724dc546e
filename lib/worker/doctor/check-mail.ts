import { getMailTransport } from "@/lib/domain/messaging/mail/transport";
import { type DoctorContext, type Finding, reportFailure, reportPass } from "./finding";

/** Signs in at the mail server without sending a mail. */
export async function checkMail({ settings }: DoctorContext): Promise<Finding[]> {
  const about = "mail";
  const transport = getMailTransport();
  if (!transport || !settings.SMTP_URL)
    return [reportPass(about, "no SMTP_URL is set: mails are kept for reading in the console, and not sent")];
  const { host } = new URL(settings.SMTP_URL);
  try {
    await transport.verify();
    return [reportPass(about, `${host} lets us in`)];
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return [reportFailure(about, `${host}: ${message}`, describeMailFix(code))];
  } finally {
    transport.close();
  }
}

function describeMailFix(code: string | undefined): string {
  if (code === "EAUTH") return "put the right name and password into SMTP_URL, percent-encoded";
  if (code === "ETLS")
    return "the server offers no TLS that can be trusted: mend its certificate, or take another port";
  return "see that host and port of SMTP_URL are right and that no firewall is between";
}
