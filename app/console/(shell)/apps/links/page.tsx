import { LinkBuilder } from "@/components/console/apps/link-builder";

export default LinkBuilder;
