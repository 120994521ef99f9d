-- CreateEnum
CREATE TYPE "EndpointTestStatus" AS ENUM ('queued', 'running', 'passed', 'failed');

-- CreateEnum
CREATE TYPE "HaltCause" AS ENUM ('person', 'endpoint', 'platform');

-- CreateEnum
CREATE TYPE "BatchState" AS ENUM ('waiting', 'running', 'done');

-- AlterEnum
ALTER TYPE "RunKind" ADD VALUE 'budget';

-- AlterTable
ALTER TABLE "Run" ADD COLUMN     "haltedBy" "HaltCause",
ADD COLUMN     "haltedReason" TEXT,
ADD COLUMN     "idempotencyKey" TEXT,
ADD COLUMN     "inHand" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "lastNewsAt" TIMESTAMP(3),
ADD COLUMN     "pace" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "planned" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "spec" JSONB,
ALTER COLUMN "manifest" DROP NOT NULL;

-- CreateTable
CREATE TABLE "Endpoint" (
    "checkpointId" TEXT NOT NULL,
    "url" TEXT,
    "model" TEXT NOT NULL,
    "sealedKey" TEXT,
    "sampling" JSONB NOT NULL,
    "concurrency" INTEGER NOT NULL DEFAULT 8,
    "secondsPerRequest" DOUBLE PRECISION,
    "measuredAt" TIMESTAMP(3),
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Endpoint_pkey" PRIMARY KEY ("checkpointId")
);

-- CreateTable
CREATE TABLE "EndpointTest" (
    "id" TEXT NOT NULL,
    "checkpointId" TEXT NOT NULL,
    "status" "EndpointTestStatus" NOT NULL DEFAULT 'queued',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMP(3),
    "result" JSONB,

    CONSTRAINT "EndpointTest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Batch" (
    "id" TEXT NOT NULL,
    "runId" TEXT NOT NULL,
    "entryId" TEXT NOT NULL,
    "checkpointId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "episodes" INTEGER NOT NULL,
    "settled" INTEGER NOT NULL DEFAULT 0,
    "state" "BatchState" NOT NULL DEFAULT 'waiting',
    "delivery" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "workerId" TEXT,
    "leaseExpiresAt" TIMESTAMP(3),

    CONSTRAINT "Batch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PlannedEpisode" (
    "id" BIGSERIAL NOT NULL,
    "batchId" TEXT NOT NULL,
    "entryId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "limit" INTEGER NOT NULL,
    "sample" INTEGER NOT NULL,
    "seed" INTEGER NOT NULL,
    "settledAt" TIMESTAMP(3),
    "problem" TEXT,

    CONSTRAINT "PlannedEpisode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AttemptTurn" (
    "plannedId" BIGINT NOT NULL,
    "delivery" INTEGER NOT NULL,
    "index" INTEGER NOT NULL,
    "playedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "AttemptTurn_pkey" PRIMARY KEY ("plannedId","delivery","index")
);

-- CreateIndex
CREATE INDEX "EndpointTest_checkpointId_createdAt_idx" ON "EndpointTest"("checkpointId", "createdAt");

-- CreateIndex
CREATE INDEX "Batch_runId_idx" ON "Batch"("runId");

-- CreateIndex
CREATE INDEX "Batch_state_leaseExpiresAt_idx" ON "Batch"("state", "leaseExpiresAt");

-- CreateIndex
CREATE INDEX "PlannedEpisode_batchId_idx" ON "PlannedEpisode"("batchId");

-- CreateIndex
CREATE UNIQUE INDEX "PlannedEpisode_entryId_taskId_limit_sample_key" ON "PlannedEpisode"("entryId", "taskId", "limit", "sample");

-- CreateIndex
CREATE UNIQUE INDEX "Run_projectId_idempotencyKey_key" ON "Run"("projectId", "idempotencyKey");

-- AddForeignKey
ALTER TABLE "Endpoint" ADD CONSTRAINT "Endpoint_checkpointId_fkey" FOREIGN KEY ("checkpointId") REFERENCES "Checkpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EndpointTest" ADD CONSTRAINT "EndpointTest_checkpointId_fkey" FOREIGN KEY ("checkpointId") REFERENCES "Endpoint"("checkpointId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Batch" ADD CONSTRAINT "Batch_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Batch" ADD CONSTRAINT "Batch_checkpointId_fkey" FOREIGN KEY ("checkpointId") REFERENCES "Checkpoint"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlannedEpisode" ADD CONSTRAINT "PlannedEpisode_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlannedEpisode" ADD CONSTRAINT "PlannedEpisode_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttemptTurn" ADD CONSTRAINT "AttemptTurn_plannedId_fkey" FOREIGN KEY ("plannedId") REFERENCES "PlannedEpisode"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- These bytes are compressed when they come: PostgreSQL need not try again.
ALTER TABLE "AttemptTurn" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
