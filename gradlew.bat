@echo off
rem Runs Gradle in this project: the gradle on the PATH, else the pinned release,
rem checked against its SHA-256 and kept under %USERPROFILE%\.gradle.
setlocal

set "VERSION=9.2.1"
set "SHA256=72f44c9f8ebcb1af43838f45ee5c4aa9c5444898b3468ab3f4af7b6076c5bc3f"
set "URL=https://services.gradle.org/distributions/gradle-%VERSION%-bin.zip"

if defined JAVA_HOME goto java_home
where javac >nul 2>nul
if not errorlevel 1 goto find_gradle
echo gradlew: no JDK found. Install a JDK, 17 or newer, or set JAVA_HOME. 1>&2
exit /b 1

:java_home
if exist "%JAVA_HOME%\bin\javac.exe" goto find_gradle
echo gradlew: JAVA_HOME is %JAVA_HOME%, but there is no JDK in it. 1>&2
exit /b 1

:find_gradle
set "GRADLE="
if defined GRADLE_HOME if exist "%GRADLE_HOME%\bin\gradle.bat" set "GRADLE=%GRADLE_HOME%\bin\gradle.bat"
if defined GRADLE goto run
for %%X in (gradle.bat) do if not "%%~$PATH:X"=="" set "GRADLE=%%~$PATH:X"
if defined GRADLE goto run

set "STORE=%USERPROFILE%\.gradle\pinned"
if defined GRADLE_USER_HOME set "STORE=%GRADLE_USER_HOME%\pinned"
set "GRADLE=%STORE%\gradle-%VERSION%\bin\gradle.bat"
if exist "%GRADLE%" goto run

echo gradlew: no Gradle here: downloading %VERSION% ... 1>&2
powershell -NoProfile -ExecutionPolicy Bypass -Command ^
  "$ErrorActionPreference = 'Stop'; $ProgressPreference = 'SilentlyContinue';" ^
  "[Net.ServicePointManager]::SecurityProtocol = [Net.SecurityProtocolType]::Tls12;" ^
  "New-Item -ItemType Directory -Force $env:STORE | Out-Null;" ^
  "$zip = Join-Path $env:STORE 'gradle.zip';" ^
  "Invoke-WebRequest -UseBasicParsing -Uri $env:URL -OutFile $zip;" ^
  "if ((Get-FileHash -Algorithm SHA256 $zip).Hash -ne $env:SHA256) { Remove-Item $zip; throw 'the download has another SHA-256 than it should: not used' };" ^
  "Expand-Archive -Force $zip $env:STORE; Remove-Item $zip"
if errorlevel 1 (
  echo gradlew: no Gradle. Install it and run this again. 1>&2
  exit /b 1
)

:run
cd /d "%~dp0"
call "%GRADLE%" %*
exit /b %ERRORLEVEL%
