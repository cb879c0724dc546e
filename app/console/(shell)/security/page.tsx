import { SecurityScreen } from "@/components/console/security/security-screen";

export default SecurityScreen;
