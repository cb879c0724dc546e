import { KeyList } from "@/components/console/keys/key-list";

export default KeyList;
