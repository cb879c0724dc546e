import { WebhookList } from "@/components/console/webhooks/webhook-list";

export default WebhookList;
