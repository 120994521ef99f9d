import { describe, expect, it } from "vitest";
import { slugOf } from "@/server/services/projects/slug-of";
import { useDatabase } from "@/tests/support/database";
import { callAs, createPerson, createTestProject } from "@/tests/support/people";

const database = useDatabase();

describe("a project", () => {
  it("gets an address from its name, numbered where that is taken", async () => {
    const api = callAs(await createPerson());
    expect(await api.projects.create({ name: "Depôt & budgets!" })).toMatchObject({ slug: "depot-budgets" });
    expect(await api.projects.create({ name: "Depot budgets" })).toMatchObject({ slug: "depot-budgets-2" });
    expect(await api.projects.list()).toMatchObject([{ name: "Depot budgets" }, { name: "Depôt & budgets!" }]);
    expect(slugOf("仓库")).toBe("project");
  });

  it("keeps its address when it is renamed", async () => {
    const { slug, people } = await createTestProject("first name");
    await callAs(people.owner).projects.rename({ project: slug, name: "second name" });
    expect(await callAs(people.viewer).projects.get({ project: slug })).toMatchObject({ slug, name: "second name", role: "viewer" });
  });

  it("can only be read once it is archived, until an owner restores it", async () => {
    const { slug, people } = await createTestProject();
    await callAs(people.owner).projects.archive({ project: slug });
    expect(await callAs(people.member).runs.list({ project: slug })).toMatchObject({ items: [] });
    await expect(callAs(people.member).imports.create({ project: slug })).rejects.toMatchObject({ code: "CONFLICT" });
    await callAs(people.owner).projects.restore({ project: slug });
    await callAs(people.member).imports.create({ project: slug });
  });
});

describe("members", () => {
  it("who have an account are added at once, others get a link that works once", async () => {
    const { slug, people } = await createTestProject();
    const owner = callAs(people.owner);
    await expect(owner.members.add({ project: slug, email: people.member.email, role: "viewer" })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    const added = await owner.members.add({ project: slug, email: "New@Lab.example", role: "member" });
    const secret = added.kind === "invited" ? (added.url.split("/").at(-1) ?? "") : "";
    const nobody = callAs(null);
    expect(await nobody.invites.get({ secret })).toEqual({ project: "depot", email: "new@lab.example", role: "member" });
    expect(await owner.members.list({ project: slug })).toMatchObject({ invites: [{ email: "new@lab.example", role: "member" }] });
    expect((await callAs(people.viewer).members.list({ project: slug })).invites).toEqual([]);
    expect(await nobody.invites.accept({ secret, name: "New", password: "a new password" })).toEqual({
      email: "new@lab.example",
      project: slug,
    });
    expect(await nobody.invites.get({ secret })).toBeNull();
    await expect(nobody.invites.accept({ secret, name: "New", password: "a new password" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { members, invites } = await owner.members.list({ project: slug });
    expect(members.map(({ name, role }) => `${role} ${name}`)).toEqual(["owner owner", "member New", "member member", "viewer viewer"]);
    expect(invites).toEqual([]);
  });

  it("join a second project by link only with the password of their account", async () => {
    const { slug, people } = await createTestProject();
    const other = await createTestProject("other");
    const links = [];
    for (const { slug: project, people: there } of [{ slug, people }, other]) {
      const added = await callAs(there.owner).members.add({ project, email: "twice@lab.example", role: "viewer" });
      links.push(added.kind === "invited" ? (added.url.split("/").at(-1) ?? "") : "");
    }
    const [first = "", second = ""] = links;
    await callAs(null).invites.accept({ secret: first, name: "Twice", password: "the first password" });
    await expect(callAs(null).invites.accept({ secret: second, name: "X", password: "another password" })).rejects.toThrow(
      /has an account already/,
    );
    await callAs(null).invites.accept({ secret: second, name: "X", password: "the first password" });
    expect(await database.client.user.findUnique({ where: { email: "twice@lab.example" } })).toMatchObject({ name: "Twice" });
  });

  it("can't follow a link that was revoked, replaced or is a week old", async () => {
    const { slug, people } = await createTestProject();
    const owner = callAs(people.owner);
    const invite = async () => {
      const added = await owner.members.add({ project: slug, email: "late@lab.example", role: "viewer" });
      return added.kind === "invited" ? (added.url.split("/").at(-1) ?? "") : "";
    };
    const [replaced, current] = [await invite(), await invite()];
    expect(await callAs(null).invites.get({ secret: replaced })).toBeNull();
    const [row] = (await owner.members.list({ project: slug })).invites;
    await owner.members.revokeInvite({ project: slug, id: row?.id ?? "" });
    expect(await callAs(null).invites.get({ secret: current })).toBeNull();
    const old = await invite();
    await database.client.invite.updateMany({ where: { revokedAt: null }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await callAs(null).invites.get({ secret: old })).toBeNull();
  });

  it("always include an owner, also when two owners step down at once", async () => {
    const { slug, people } = await createTestProject();
    const { owner, member } = people;
    await expect(callAs(owner).members.remove({ project: slug, userId: owner.id })).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(callAs(owner).members.changeRole({ project: slug, userId: owner.id, role: "viewer" })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await callAs(owner).members.changeRole({ project: slug, userId: member.id, role: "owner" });
    const both = [owner, member].map((user) => callAs(user).members.changeRole({ project: slug, userId: user.id, role: "viewer" }));
    expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("of a role see exactly what the role allows", async () => {
    const { slug, people } = await createTestProject();
    await callAs(people.owner).members.changeRole({ project: slug, userId: people.member.id, role: "viewer" });
    await expect(callAs(people.member).imports.create({ project: slug })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await callAs(people.owner).members.remove({ project: slug, userId: people.member.id });
    await expect(callAs(people.member).projects.get({ project: slug })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
