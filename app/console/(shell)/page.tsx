import { OverviewScreen } from "@/components/console/overview/overview-screen";

export default OverviewScreen;
