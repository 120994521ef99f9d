import { encode } from "next-auth/jwt";
import { afterEach, describe, expect, it, vi } from "vitest";
import { signIn } from "@/server/services/accounts/sign-in";
import { hashSecret } from "@/server/services/secret-hash";
import { ensureOwnerFromEnv } from "@/server/services/setup/ensure-owner-from-env";
import { readSession } from "@/server/session";
import { useDatabase } from "@/tests/support/database";
import { callAs } from "@/tests/support/people";

const SECRET = "0123456789abcdef0123456789abcdef";
process.env.NEXTAUTH_SECRET = SECRET;
process.env.TURNWISE_OWNER_EMAIL = "Machine@Lab.example";
process.env.TURNWISE_OWNER_PASSWORD = "a machine's password";
const database = useDatabase();
const nobody = callAs(null);
const person = { name: "Ada", email: "ada@lab.example", password: "correct horse battery" };

afterEach(async () => {
  vi.useRealTimers();
  await database.client.user.deleteMany();
  await database.client.installation.deleteMany();
});

async function setUp() {
  await database.client.installation.create({ data: { name: "setup_token_hash", value: hashSecret("the token") } });
  await nobody.setup.complete({ ...person, token: "the token" });
  return database.client.user.findUniqueOrThrow({ where: { email: person.email } });
}

function cookieOf(claims: Record<string, unknown>, secret = SECRET): Promise<Headers> {
  return encode({ token: claims, secret }).then((token) => new Headers({ cookie: `theme=dark; next-auth.session-token=${token}` }));
}

describe("set-up", () => {
  it("is open while nobody exists, takes the token once, and then closes", async () => {
    expect(await nobody.setup.status()).toEqual({ open: true, labName: null });
    await database.client.installation.create({ data: { name: "setup_token_hash", value: hashSecret("the token") } });
    await expect(nobody.setup.complete({ ...person, token: "another" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await nobody.setup.complete({ ...person, email: " Ada@Lab.example ", labName: "Depot lab", token: "the token" });
    expect(await nobody.setup.status()).toEqual({ open: false, labName: "Depot lab" });
    await expect(nobody.setup.complete({ ...person, token: "the token" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("makes one owner of two who come at once", async () => {
    await database.client.installation.create({ data: { name: "setup_token_hash", value: hashSecret("the token") } });
    const both = ["a@lab.example", "b@lab.example"].map((email) => nobody.setup.complete({ ...person, email, token: "the token" }));
    const settled = await Promise.allSettled(both);
    expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await database.client.user.count()).toBe(1);
  });

  it("has no token to guess before the start has made one", async () => {
    await expect(nobody.setup.complete({ ...person, token: "anything" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("is done for machines by environment variables, once", async () => {
    expect(await ensureOwnerFromEnv()).toBe(true);
    expect(await ensureOwnerFromEnv()).toBe(false);
    expect(await signIn({ email: "machine@lab.example", password: "a machine's password", address: "" })).not.toBeNull();
  });
});

describe("sign-in", () => {
  it("takes the password of the e-mail, in whatever case that is written", async () => {
    const user = await setUp();
    expect(await signIn({ email: "ADA@lab.example ", password: person.password, address: "1" })).toEqual({
      id: user.id,
      sessionVersion: 1,
    });
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it("says the same null to a wrong password, an unknown e-mail and a deactivated person", async () => {
    const user = await setUp();
    expect(await signIn({ email: person.email, password: "wrong", address: "1" })).toBeNull();
    expect(await signIn({ email: "nobody@lab.example", password: person.password, address: "1" })).toBeNull();
    await database.client.user.update({ where: { id: user.id }, data: { deactivatedAt: new Date() } });
    expect(await signIn({ email: person.email, password: person.password, address: "1" })).toBeNull();
  });

  it("blocks an address after ten failures for a quarter of an hour, and other addresses not", async () => {
    await setUp();
    const attempt = { email: person.email, address: "10.0.0.9" };
    for (let failure = 0; failure < 10; failure += 1) await signIn({ ...attempt, password: "wrong" });
    expect(await signIn({ ...attempt, password: person.password })).toBeNull();
    expect(await signIn({ ...attempt, address: "10.0.0.10", password: person.password })).not.toBeNull();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
    expect(await signIn({ ...attempt, password: person.password })).not.toBeNull();
  });
});

describe("a session", () => {
  it("is read from the cookie and checked against the database", async () => {
    const { id } = await setUp();
    const headers = await cookieOf({ sub: id, sessionVersion: 1 });
    expect(await readSession(headers)).toEqual({ id, email: person.email, name: "Ada" });
    expect(await readSession(new Headers())).toBeNull();
    expect(await readSession(new Headers({ cookie: "next-auth.session-token=forged" }))).toBeNull();
    expect(await readSession(await cookieOf({ sub: id, sessionVersion: 1 }, "another secret, 32 characters long"))).toBeNull();
  });

  it("ends when the person is deactivated", async () => {
    const { id } = await setUp();
    const headers = await cookieOf({ sub: id, sessionVersion: 1 });
    await database.client.user.update({ where: { id }, data: { deactivatedAt: new Date() } });
    expect(await readSession(headers)).toBeNull();
  });

  it("ends everywhere on demand and with a new password", async () => {
    const { id } = await setUp();
    const headers = await cookieOf({ sub: id, sessionVersion: 1 });
    const user = await readSession(headers);
    await callAs(user).account.signOutEverywhere();
    expect(await readSession(headers)).toBeNull();
    await expect(callAs(user).account.changePassword({ current: "wrong", next: "another password" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    await callAs(user).account.changePassword({ current: person.password, next: "another password" });
    expect(await readSession(await cookieOf({ sub: id, sessionVersion: 2 }))).toBeNull();
    expect(await signIn({ email: person.email, password: "another password", address: "2" })).toEqual({ id, sessionVersion: 3 });
  });
});

describe("an account", () => {
  it("can be renamed", async () => {
    const { id, email } = await setUp();
    const api = callAs({ id, email, name: "Ada" });
    await api.account.rename({ name: " Ada Lovelace " });
    expect(await api.account.get()).toMatchObject({ email, name: "Ada Lovelace", labName: null });
    await expect(api.account.rename({ name: " " })).rejects.toThrow("Give a name.");
  });
});
