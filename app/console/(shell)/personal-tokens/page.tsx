import { TokenList } from "@/components/console/access/token-list";

export default TokenList;
