import { SmsScreen } from "@/components/console/sms/sms-screen";

export default SmsScreen;
