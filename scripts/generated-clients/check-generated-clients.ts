import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { CONTRACTS } from "@/lib/api/contracts";
import { buildOpenapiDocument } from "@/lib/api/openapi/build-openapi-document";
import { runProgram } from "@/scripts/run-program";
import { isInstalled } from "../test-programs/find-working-program";
import { KOTLIN_POM } from "./kotlin-project";
import { LIST_USERS_GO, LIST_USERS_JAVA, LIST_USERS_KOTLIN, LIST_USERS_RUBY } from "./list-users";
import { startDemo } from "./start-demo";

const GENERATOR = "org.openapitools:openapi-generator-cli:7.25.0";
const OAPI_CODEGEN = "github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2";
const DEPENDENCY_PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1";
const EXEC_PLUGIN = "org.codehaus.mojo:exec-maven-plugin:3.5.0";

/**
 * Kotlin's enumerations have a property "name", so no value can have that name. Its models of objects with further
 * properties extend HashMap, which only Jackson creates with its constructor.
 */
const KOTLIN_OPTIONS = "enumPropertyNaming=UPPERCASE,serializationLibrary=jackson";

/**
 * The readers for "one of several schemas" in C# and Ruby refuse a user with a property that the document describes by a
 * pattern (`id`), and Kotlin has none with Jackson. Without `updated_since` a list has no deletions.
 */
const USERS_ALONE = "listUsers_200_response_inner=User";

type Demo = Awaited<ReturnType<typeof startDemo>>;

/**
 * Generates, compiles and runs the clients in a temporary folder; prints which were skipped because a program is
 * missing.
 */
export async function checkGeneratedClients() {
  const hasGo = isInstalled("go");
  const hasJava = ["java", "javac", "mvn"].every(isInstalled);
  const hasRuby = isInstalled("ruby");
  const folder = await mkdtemp(path.join(os.tmpdir(), "bookpage-clients-"));
  const document = path.join(folder, "openapi.json");
  await writeFile(document, JSON.stringify(buildOpenapiDocument(CONTRACTS, "http://localhost:3000")));
  const demo = hasGo || hasJava ? await startDemo(path.join(folder, "data")) : null;
  try {
    if (hasGo) await checkOapiCodegen(folder, document);
    if (hasJava && demo) await checkOpenapiGenerator(folder, document, demo, { hasGo, hasRuby });
  } finally {
    await demo?.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.log(describeSkipped({ hasGo, hasJava, hasRuby }));
}

type Installed = Record<"hasGo" | "hasJava" | "hasRuby", boolean>;

function describeSkipped({ hasGo, hasJava, hasRuby }: Installed): string {
  const skipped = [
    ...(hasGo ? [] : ["Go, which is not installed"]),
    ...(hasJava ? [] : ["all other languages, as Java or Maven is not installed"]),
    ...(hasJava ? ["C#, which was generated and not compiled"] : []),
    ...(hasJava && !hasRuby ? ["calls in Ruby, which is not installed"] : []),
  ];
  return `Left out: ${skipped.join("; ")}.`;
}

async function checkOapiCodegen(folder: string, document: string) {
  const output = path.join(folder, "oapi-codegen");
  await mkdir(output);
  const inside = { folder: output };
  await runProgram("go", ["mod", "init", "example.com/client"], inside);
  // By default it finds only schemas used in paths, and would leave out those of webhooks.
  const options = ["-generate", "types,client,skip-prune", "-package", "client", "-o", "client.go", document];
  await runProgram("go", ["run", OAPI_CODEGEN, ...options], inside);
  await runProgram("go", ["mod", "tidy"], inside);
  await runProgram("go", ["build", "./..."], inside);
}

async function checkOpenapiGenerator(
  folder: string,
  document: string,
  demo: Demo,
  { hasGo, hasRuby }: Omit<Installed, "hasJava">,
) {
  const copied = [`-Dartifact=${GENERATOR}`, `-DoutputDirectory=${folder}`];
  await runProgram("mvn", ["-q", "-B", `${DEPENDENCY_PLUGIN}:copy`, ...copied]);
  const [, name, version] = GENERATOR.split(":");
  const jar = path.join(folder, `${name}-${version}.jar`);
  const generate = async (language: string, ...options: string[]) => {
    const output = path.join(folder, language);
    const parts = "apiTests=false,modelTests=false,apiDocs=false,modelDocs=false";
    const all = ["-g", language, "-i", document, "-o", output, "--global-property", parts, ...options];
    await runProgram("java", ["-Dlog.level=error", "-jar", jar, "generate", ...all]);
    return output;
  };
  await listWithJava(await generate("java"), demo);
  if (hasGo) await listWithGo(await generate("go", "--additional-properties=packageName=bookpage"), demo);
  const alone = ["--schema-mappings", USERS_ALONE];
  await listWithKotlin(await generate("kotlin", ...alone, `--additional-properties=${KOTLIN_OPTIONS}`), demo);
  const ruby = await generate("ruby", ...alone);
  if (hasRuby) await listWithRuby(ruby, demo);
  await generate("csharp", ...alone);
}

async function listWithGo(output: string, { url, key }: Demo) {
  await mkdir(path.join(output, "list"));
  await writeFile(path.join(output, "list/main.go"), LIST_USERS_GO);
  await runProgram("go", ["mod", "tidy"], { folder: output });
  await runProgram("go", ["build", "./..."], { folder: output });
  await runProgram("go", ["run", "./list"], { folder: output, variables: { URL: url, KEY: key } });
}

async function listWithJava(output: string, { url, key }: Demo) {
  const sources = path.join(output, "src/main/java/example");
  await mkdir(sources);
  await writeFile(path.join(sources, "ListUsers.java"), LIST_USERS_JAVA);
  const goals = ["compile", `${EXEC_PLUGIN}:java`, "-Dexec.mainClass=example.ListUsers"];
  await runProgram("mvn", ["-q", "-B", ...goals], { folder: output, variables: { URL: url, KEY: key } });
}

async function listWithKotlin(output: string, { url, key }: Demo) {
  await writeFile(path.join(output, "pom.xml"), KOTLIN_POM);
  await writeFile(path.join(output, "src/main/kotlin/ListUsers.kt"), LIST_USERS_KOTLIN);
  const goals = ["compile", `${EXEC_PLUGIN}:java`, "-Dexec.mainClass=ListUsersKt"];
  // The compiler recurses through the long expressions of the models.
  const variables = { URL: url, KEY: key, MAVEN_OPTS: "-Xss256m" };
  await runProgram("mvn", ["-q", "-B", ...goals], { folder: output, variables });
}

/** Needs the gem `typhoeus`. */
async function listWithRuby(output: string, { url, key }: Demo) {
  await writeFile(path.join(output, "list.rb"), LIST_USERS_RUBY);
  await runProgram("ruby", ["-Ilib", "list.rb"], { folder: output, variables: { URL: url, KEY: key } });
}
