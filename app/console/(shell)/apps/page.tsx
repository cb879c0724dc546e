import { AppList } from "@/components/console/apps/app-list";

export default AppList;
