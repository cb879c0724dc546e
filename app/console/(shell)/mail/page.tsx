import { MailSenderScreen } from "@/components/console/mail-sender/mail-sender-screen";

export default MailSenderScreen;
