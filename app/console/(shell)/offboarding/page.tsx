import { OffboardingScreen } from "@/components/console/offboarding/offboarding-screen";

export default OffboardingScreen;
