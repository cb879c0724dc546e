import { DomainsScreen } from "@/components/console/domains/domains-screen";

export default DomainsScreen;
