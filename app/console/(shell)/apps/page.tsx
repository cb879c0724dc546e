import { ThirdPartyAppList } from "@/components/console/third-party-apps/third-party-app-list";

export default ThirdPartyAppList;
