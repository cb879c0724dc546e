import { InsightsScreen } from "@/components/console/insights/insights-screen";

export default InsightsScreen;
