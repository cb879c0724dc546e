import { LinkBuilder } from "@/components/console/third-party-apps/link-builder";

export default LinkBuilder;
