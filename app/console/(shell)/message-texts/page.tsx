import { MessageTextList } from "@/components/console/message-texts/message-text-list";

export default MessageTextList;
