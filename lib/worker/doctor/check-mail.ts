import { getMailTransport } from "@/lib/domain/messaging/mail/transport";
import { type DoctorContext, type Finding, reportFailure, reportPass } from "./finding";

/** Signs in at the mail server without sending a mail. */
export async function checkMail({ settings }: DoctorContext): Promise<Finding[]> {
  const about = "mail";
  const transport = getMailTransport();
  if (!transport || !settings.SMTP_URL)
    return [reportPass(about, "SMTP_URL is not set: mails are shown in the console, and not sent")];
  const { host } = new URL(settings.SMTP_URL);
  try {
    await transport.verify();
    return [reportPass(about, `signed in at ${host}`)];
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return [reportFailure(about, `${host}: ${message}`, describeMailFix(code))];
  } finally {
    transport.close();
  }
}

function describeMailFix(code: string | undefined): string {
  if (code === "EAUTH") return "put the right name and password into SMTP_URL, percent-encoded";
  if (code === "ETLS") return "the server has no trusted TLS: fix its certificate, or use another port";
  return "check host and port of SMTP_URL, and firewalls";
}
