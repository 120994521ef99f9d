"use client";

import Link from "next/link";
import { signOut } from "next-auth/react";

/** Who is signed in, and the way out. */
export function AccountMenu({ name }: { name: string }) {
  return (
    <div className="row">
      <Link href="/account" className="min-w-0 truncate text-ink-2">
        {name}
      </Link>
      <button type="button" className="btn sm quiet" onClick={() => signOut({ callbackUrl: "/login" })}>
        Sign out
      </button>
    </div>
  );
}
