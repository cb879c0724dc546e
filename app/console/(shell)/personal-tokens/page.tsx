import { TokenList } from "@/components/console/personal-tokens/token-list";

export default TokenList;
