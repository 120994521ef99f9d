-- AlterTable
ALTER TABLE "Tally" ADD COLUMN     "turnsKnown" INTEGER,
ADD COLUMN     "turnsTotal" INTEGER;
