import { AvailabilityScreen } from "@/components/console/hours/availability-screen";

export default AvailabilityScreen;
