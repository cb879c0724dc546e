import { OauthAppList } from "@/components/console/access/oauth-app-list";

export default OauthAppList;
