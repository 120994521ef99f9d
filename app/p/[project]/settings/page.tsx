import { redirect } from "next/navigation";

type SettingsPageProps = { params: Promise<{ project: string }> };

export default async function SettingsPage({ params }: SettingsPageProps) {
  const { project } = await params;
  redirect(`/p/${project}/settings/general`);
}
