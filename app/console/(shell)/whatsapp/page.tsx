import { WhatsappScreen } from "@/components/console/whatsapp/whatsapp-screen";

export default WhatsappScreen;
