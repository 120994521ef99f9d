import { PageSkeleton } from "@/components/ui/page-skeleton";

export default function ProjectLoading() {
  return <PageSkeleton />;
}
