import { Insights } from "@/components/console/insights/insights";

export default Insights;
