import { OauthAppList } from "@/components/console/oauth-apps/oauth-app-list";

export default OauthAppList;
