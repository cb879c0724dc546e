import { AvailabilityScreen } from "@/components/console/availability/availability-screen";

export default AvailabilityScreen;
