import { WaitingListScreen } from "@/components/console/waiting-list/waiting-list-screen";

export default WaitingListScreen;
