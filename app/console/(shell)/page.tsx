import { Overview } from "@/components/console/overview/overview";

export default Overview;
