import { SlackScreen } from "@/components/console/slack/slack-screen";

export default SlackScreen;
