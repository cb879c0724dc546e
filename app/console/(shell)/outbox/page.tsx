import { MailList } from "@/components/console/outbox/mail-list";

export default MailList;
