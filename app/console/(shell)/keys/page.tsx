import { KeyList } from "@/components/console/api-keys/key-list";

export default KeyList;
