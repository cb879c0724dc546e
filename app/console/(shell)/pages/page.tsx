import { PageList } from "@/components/console/pages/page-list";

export default PageList;
