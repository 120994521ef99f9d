"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { useFormProblems } from "@/components/ui/use-form-problems";
import { readDeployment, writeDeployment } from "@/core/reports/deployment-weights";
import type { GridAddress } from "./run-address";

interface DeploymentFieldProps {
  chosen: GridAddress["deploy"];
  /** The address of the view with other weights. */
  hrefOf: (deploy: GridAddress["deploy"]) => string;
}

const PROBLEM = "Pairs of a budget T and its weight above 0, such as 2:1, 4:2.";

function weightsText(form: FormData): string {
  const text = form.get("deploy");
  return typeof text === "string" ? text.trim() : "";
}

function findProblems(form: FormData): Record<string, string> {
  const text = weightsText(form);
  return text === "" || readDeployment(text) !== null ? {} : { deploy: PROBLEM };
}

/** How often a deployment gives which budget: the row "At the stated deployment" follows from it. */
export function DeploymentField({ chosen, hrefOf }: DeploymentFieldProps) {
  const router = useRouter();
  const [busy, startTransition] = useTransition();
  const { problems, refuse, accept, formProps } = useFormProblems(findProblems);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const found = findProblems(form);
    if (Object.keys(found).length > 0) return refuse(found);
    accept();
    const text = weightsText(form);
    startTransition(() => router.push(hrefOf(text === "" ? null : readDeployment(text)), { scroll: false }));
  };
  const written = chosen === null ? "" : writeDeployment(chosen).replaceAll(",", ", ");
  return (
    <form key={written} className="mt-4 flex flex-wrap items-start gap-4" onSubmit={submit} {...formProps}>
      <TextField
        label="Your deployment"
        name="deploy"
        className="w-72 max-w-full"
        defaultValue={written}
        placeholder="2:1, 4:2"
        hint="T:weight, parted by commas; empty for none"
        autoComplete="off"
        error={problems.deploy}
      />
      <Button type="submit" busy={busy} className="sm:mt-6">
        Apply
      </Button>
    </form>
  );
}
